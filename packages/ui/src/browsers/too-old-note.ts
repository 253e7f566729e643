/**
 * A sentence for browsers older than the oldest that the sites are made for (see oldest-browsers.ts), and the script that
 * shows it, which those understand. Container queries came with Chrome 105, CompressionStream with Safari 16.4, both with
 * Firefox 113.
 * @param text html
 */
export function tooOldNote(text: string): { html: string; script: string } {
  return {
    html: `<p id="too-old" class="document-note" role="alert" hidden>${text}</p>`,
    script: [
      "(function(w){if(!(w.CSS&&CSS.supports&&CSS.supports('container-type','inline-size')&&w.CompressionStream))",
      "document.getElementById('too-old').removeAttribute('hidden')})(window)",
    ].join(''),
  }
}
