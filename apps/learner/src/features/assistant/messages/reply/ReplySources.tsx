import { Sources } from '@ant-design/x'
import type { AiSource } from '@app/contract/ai-message/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldButton } from './FoldButton.tsx'
import styles from './ReplySources.module.css'

/** The pages of this site that a reply rests on. */
export function ReplySources({ sources }: { sources: readonly AiSource[] }) {
  const { t } = useTranslation('assistant')
  const [isExpanded, setExpanded] = useState(true)
  return (
    <Sources
      className={styles.sources ?? ''}
      title={<FoldButton isExpanded={isExpanded}>{t('reply.sources')}</FoldButton>}
      expanded={isExpanded}
      onExpand={setExpanded}
    >
      {/* Links made by Sources open another window: these lead to pages of this site. */}
      <ul>
        {sources.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </Sources>
  )
}
