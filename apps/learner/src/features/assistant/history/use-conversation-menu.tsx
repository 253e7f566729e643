import type { Conversations } from '@ant-design/x'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import type { Conversation } from '../stores/Conversation.ts'
import styles from './ConversationList.module.css'
import { keepDrawerOpen, MenuButton } from './MenuButton.tsx'

type ConversationMenu = Extract<ComponentProps<typeof Conversations>['menu'], { items?: unknown }>

/** @returns the menu of a conversation, by which it is renamed or deleted */
export function useConversationMenu(
  onRename: (key: string) => void,
): (conversation: Conversation) => ConversationMenu {
  const { t } = useTranslation('assistant')
  const store = useFeatureStore(AssistantStore)
  return (conversation) => {
    const { key } = conversation
    const title = conversation.title || t('untitled')
    const buttonId = `menu-of-${key}`
    return {
      items: [
        { key: 'rename', label: t('rename.short'), icon: <Icon name="edit" size={16} /> },
        { key: 'delete', label: t('delete.title'), icon: <Icon name="trash" size={16} />, danger: true },
      ],
      onKeyDown: keepDrawerOpen,
      onClick: ({ key: act }) => {
        if (act === 'rename') return onRename(key)
        // The menu goes: a dialog that is cancelled gives the focus back to the button.
        document.getElementById(buttonId)?.focus()
        store.ask({ act: 'delete', conversation })
      },
      className: styles.menu ?? '',
      trigger: <MenuButton id={buttonId} label={t('menu.button', { title })} />,
    }
  }
}
