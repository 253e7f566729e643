/** Milliseconds that the browser may take to begin with the file. */
const KEPT_TIME = 60_000

/** Gives the user a file. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_TIME)
}
