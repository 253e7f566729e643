/** Milliseconds that the browser may take to begin with the file. */
const KEPT_TIME = 60_000

/** Gives the browser a file to keep. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_TIME)
}
