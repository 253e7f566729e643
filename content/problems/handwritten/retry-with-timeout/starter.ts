interface Options {
  times: number
  delay: number
  timeout?: number
}

function retry<T>(task: (attempt: number) => T | PromiseLike<T>, options: Options): Promise<T> {

}
