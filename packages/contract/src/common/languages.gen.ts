// Written by `npm run i18n` from the folders of locales/.
export const LANGUAGES = ['zh-CN', 'en-US'] as const
