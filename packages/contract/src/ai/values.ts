/** `offline`: the embedded assistant, which answers from the content of this site. */
export const AI_PROVIDERS = ['offline', 'model'] as const

/**
 * `send`: answers a new question. `regenerate`: answers the last question anew, in place of its reply.
 * `continue`: joins the reply that is being written, else goes on where the last one broke off.
 */
export const AI_CHAT_MODES = ['send', 'regenerate', 'continue'] as const
export type AiChatMode = (typeof AI_CHAT_MODES)[number]
