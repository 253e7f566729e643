import type { Announcement } from '@app/contract/announcement/schemas'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/show/Facts.tsx'
import { ShowPage } from '../../shared/show/ShowPage.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { AnnouncementActions } from './AnnouncementActions.tsx'
import styles from './AnnouncementShow.module.css'
import { AnnouncementStateLabel } from './AnnouncementStateLabel.tsx'

/** One announcement as its readers see it, with its state. */
export function AnnouncementShow() {
  const { t } = useTranslation('admin')
  const name = (field: keyof Announcement) => t(`resources.announcements.fields.${field}`)
  return (
    <ShowPage<Announcement>
      list="announcements"
      title={t('resources.announcements.name')}
      titleOf={({ title }) => title}
      actions={(announcement) => isWhole(announcement) && <AnnouncementActions announcement={announcement} />}
      isComplete={isWhole}
    >
      {({ state, audience, recipientCount, createTime, publishTime, content }) => (
        <>
          <Facts
            facts={[
              [name('state'), <AnnouncementStateLabel key="state" state={state} />],
              [name('audience'), t(`audience.${audience}`)],
              [
                t(state === 'draft' ? 'announcements.wouldReach' : 'announcements.reached'),
                t('announcements.people', { count: recipientCount }),
              ],
              [name('createTime'), <TimeText key="created" time={createTime} />],
              [name('publishTime'), <TimeText key="published" time={publishTime} />],
            ]}
          />
          <div className={styles.content}>
            <Markdown source={content} />
          </div>
        </>
      )}
    </ShowPage>
  )
}

/** A new announcement has only the form's values until it is loaded. */
function isWhole(announcement: Announcement): boolean {
  return 'state' in announcement
}
