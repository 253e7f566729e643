import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../shared/format-time.ts'
import type { PostEditor } from './PostEditor.ts'
import { toValues } from './post-values.ts'
import { TwoTextsDialog } from './TwoTextsDialog.tsx'

interface Props {
  editor: PostEditor
  onPublished: (id: number | null) => void
}

/** Asks which text to go on with, where there are two. */
export const TwoTextsDialogs = observer(function TwoTextsDialogs({ editor, onPublished }: Props) {
  const { t, i18n } = useTranslation('discussion')
  const { draft, conflict, form } = editor
  const { other } = draft
  const at = (time: number) => formatMoment(new Date(time).toISOString(), i18n.language)
  if (other)
    return (
      <TwoTextsDialog
        title={t('draft.twoTitle')}
        text={t('draft.twoText')}
        own={{ name: t('draft.here', { time: at(other.ownTime) }), values: form.values }}
        other={{ name: t('draft.elsewhere', { time: at(other.time) }), values: other.values }}
        onOwn={draft.keepOwn}
        onOther={editor.takeOther}
      />
    )
  if (!conflict) return null
  return (
    <TwoTextsDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      own={{ name: t('conflict.mine'), values: form.values }}
      other={{ name: t('conflict.theirs'), values: toValues(conflict) }}
      onOwn={() => void editor.keepMine().then(onPublished)}
      onOther={editor.takeTheirs}
    />
  )
})
