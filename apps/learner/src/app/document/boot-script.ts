import { TOKEN_KEY, USER_STORE_KEY } from '../../shared/session/session-storage.ts'
import { THEME_KEY } from '../../shared/theme/ThemeStore.ts'

/**
 * Runs in the document before the first paint: marks <html> with the chosen theme, the signed-in role and the user's
 * name, so that styles show the right colours and leave the right room from the start.
 */
export const BOOT_SCRIPT = [
  '(function(h,d){try{var s=localStorage;',
  `var t=s.getItem('${THEME_KEY}');`,
  "if(t==='light'||t==='dark')d.theme=t;",
  `if(s.getItem('${TOKEN_KEY}'))d.auth='user';`,
  `if(d.auth){var u=JSON.parse(s.getItem('${USER_STORE_KEY}')).userInfo;`,
  "if(u.userRole==='admin')d.auth='admin';",
  "h.style.setProperty('--user-name',JSON.stringify(u.username))}",
  '}catch(e){}})(document.documentElement,document.documentElement.dataset)',
].join('')
