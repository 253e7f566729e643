import type { PageAssets } from './page-assets.ts'

/**
 * Runs at the document's end and asks for the page's scripts once the page has been painted: it can be read without
 * them, and until then the line belongs to the styles. Where nothing is painted, in a tab behind, it does not wait for
 * that. In either case it waits for the document's end, where the nonce stands that the scripts' styles need.
 */
export function startScript({ script, modules }: Pick<PageAssets, 'script' | 'modules'>): string {
  return [
    "(function(d){var started;function start(){if(d.readyState==='loading')",
    "return d.addEventListener('DOMContentLoaded',start);if(started)return;started=true;",
    `${JSON.stringify(modules)}.forEach(function(file){var link=d.createElement('link');`,
    "link.rel='modulepreload';link.href=file;d.head.append(link)});",
    `import(${JSON.stringify(script)})}`,
    'if(d.hidden)start();else{requestAnimationFrame(function(){setTimeout(start)});',
    "d.addEventListener('visibilitychange',start,{once:true})}",
    '})(document)',
  ].join('')
}
