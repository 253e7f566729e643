type Settle = (value?: any) => void

class MyPromise {
  constructor(executor: (resolve: Settle, reject: Settle) => void) {

  }

  then(onFulfilled?: unknown, onRejected?: unknown): MyPromise {

  }

  catch(onRejected?: unknown): MyPromise {

  }
}
