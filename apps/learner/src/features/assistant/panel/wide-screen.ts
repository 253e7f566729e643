/** Where the sidebar stands beside the chat rather than over it. */
export const WIDE_SCREEN = '(min-width: 768px)'
