import { WritingEditor } from '@app/ui/editor'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { LinkHint } from '../../moderation/parts/LinkHint.tsx'
import styles from './ContentField.module.css'
import { IMAGE_TYPES } from './ImageUploads.ts'
import type { PostEditor } from './PostEditor.ts'
import { UploadLine } from './UploadLine.tsx'

const LABEL = 'post-content-label'
const HELP = 'post-content-help'

/** The text itself. */
export const ContentField = observer(function ContentField({ editor }: { editor: PostEditor }) {
  const { t } = useTranslation('discussion')
  const { api } = useRootStore()
  const { form, images } = editor
  const { value, error, change, leave } = form.field('content')
  return (
    <section className={styles.content} aria-labelledby={LABEL}>
      <h2 id={LABEL} className="visually-hidden">
        {t('edit.content')}
      </h2>
      {/* Above the text, which is higher than the screen. */}
      {error !== null && (
        <p id={HELP} className={styles.problem} role="alert">
          <FieldError message={error} />
        </p>
      )}
      <WritingEditor
        name="post"
        label={t('edit.content')}
        value={value}
        onChange={change}
        onBlur={leave}
        labelId={LABEL}
        helpId={HELP}
        isInvalid={error !== null}
        emptyText={t('edit.nothing')}
        accept={IMAGE_TYPES.join(',')}
        onFiles={images.take}
        findNames={async (prefix, signal) => {
          const users = await api.user.mention({ prefix }, { quiet: true, signal })
          return users.map(({ username }) => username)
        }}
      >
        {images.uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} images={images} />
        ))}
        <span className={styles.count}>{t('edit.count', { count: countCharacters(value) })}</span>
        <span className={styles.hint}>{t('image.hint')}</span>
      </WritingEditor>
      {error === null && (
        <p id={HELP} className={styles.help}>
          <LinkHint text={value} />
        </p>
      )}
    </section>
  )
})

/** Puts the cursor into the text. */
export function focusContent(): void {
  document.querySelector<HTMLElement>(`.cm-content[aria-labelledby="${LABEL}"]`)?.focus()
}

/** Without blanks. */
function countCharacters(text: string): number {
  return [...text.replace(/\s+/g, '')].length
}
