import type { Invitation, Invited } from '@app/contract/user-invitation/schemas'
import { copyText } from '@app/ui/copy-text'
import { download } from '@app/ui/download'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { toDay } from '../../../shared/list/local-days.ts'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import styles from './Invitation.module.css'

/** The whole address of a link: the learner site stands where the console does. */
const linkOf = ({ path }: Invited) => new URL(path, window.location.origin).href

/** The links that were made, to be passed on: they are told this once. */
export function InvitedLinks({ invitation: { invited, isMailed } }: { invitation: Invitation }) {
  const { t } = useTranslation('admin')
  const [first] = invited
  if (!first) return null
  return (
    <div className={styles.fields} role="status">
      <p>
        {invited.length === 1
          ? t('users.invitation.passOn', { name: first.username })
          : t('users.invitation.passOnMany', { count: invited.length })}
        {isMailed && t('users.invitation.mailed', { count: invited.length })}
      </p>
      {invited.length === 1 ? <OneLink invited={first} /> : <ManyLinks invited={invited} />}
      <p>
        {t('users.invitation.until')} <TimeText time={first.endTime} />
      </p>
    </div>
  )
}

function useCopy() {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  return (text: string) =>
    void copyText(text).then(
      () => notify(t('users.invitation.copied'), { type: 'success' }),
      () => notify(t('users.invitation.copyFailed'), { type: 'error' }),
    )
}

function OneLink({ invited }: { invited: Invited }) {
  const { t } = useTranslation('admin')
  const copy = useCopy()
  const link = linkOf(invited)
  return (
    <div className={styles.link}>
      <TextField
        label={t('users.invitation.link')}
        value={link}
        fullWidth
        autoFocus
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <Button startIcon={<ContentCopyOutlined />} onClick={() => copy(link)}>
        {t('users.invitation.copy')}
      </Button>
    </div>
  )
}

function ManyLinks({ invited }: { invited: readonly Invited[] }) {
  const { t } = useTranslation('admin')
  const copy = useCopy()
  const rows = invited.map((one) => [one.username, one.email, linkOf(one)] as const)
  const head = [
    t('resources.users.fields.username'),
    t('resources.users.fields.email'),
    t('users.invitation.link'),
  ]
  const save = async () => {
    const { toCsv } = await import('../../../shared/sheet/write-sheet.ts')
    const date = toDay(new Date().toISOString())
    download(
      toCsv([head, ...rows]),
      `${t('exports.fileName', { name: t('users.invitation.link'), date })}.csv`,
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <Button
          variant="outlined"
          startIcon={<ContentCopyOutlined />}
          onClick={() => copy(rows.map((row) => row.join('\t')).join('\n'))}
        >
          {t('users.invitation.copyAll')}
        </Button>
        <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => void save()}>
          {t('users.invitation.csv')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className={styles.links} aria-label={t('users.invitation.links')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([username, email, link]) => (
              <tr key={email}>
                <td>{username}</td>
                <td>{email}</td>
                <td className={styles.address}>{link}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
