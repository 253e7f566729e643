import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import type { Conversation } from '../stores/Conversation.ts'
import { downloadText, exportChat } from './export-chat.ts'

/** Saves a conversation as a markdown file. */
export function ExportButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation(['assistant', 'common'])
  function save() {
    const title = conversation.title || t('untitled')
    const names = {
      title,
      user: t('export.user'),
      assistant: t('common:assistant.name'),
      origin: location.origin,
    }
    downloadText(`${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.md`, exportChat(conversation, names))
  }
  return <IconButton icon="download" label={t('export.button')} title={t('export.button')} onClick={save} />
}
