/** Milliseconds that the browser may take to start the download. */
const KEPT_TIME = 60_000

/** Saves a file through the browser's download. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_TIME)
}
