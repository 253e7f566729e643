import type { Manifest } from 'vite'

const texts = ['common', 'ui', 'home', 'account', 'messages', 'validation', 'discussion', 'history'].flatMap(
  (namespace) => ['zh-CN', 'en-US'].map((language) => `../../locales/${language}/${namespace}.json`),
