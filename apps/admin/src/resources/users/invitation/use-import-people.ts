import type { Invitation } from '@app/contract/user-invitation/schemas'
import { invitationLimits } from '@app/contract/user-invitation/values'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../data/read-error.ts'
import { issueText } from './issue-text.ts'
import { ListFileUnread, readListFile } from './read-list-file.ts'
import { type ListedPerson, readPeople } from './read-people.ts'
import { personFaults, useInvite } from './use-invite.ts'

/** What is known of a list: whom it names rightly, and what is wrong with the other lines, in words. */
interface CheckedList {
  people: readonly ListedPerson[]
  faults: readonly { line: number; message: string }[]
}

/** Makes accounts for a class list; while a line is wrong nobody is made, unless the others are asked for. */
export function useImportPeople() {
  const { t, i18n } = useTranslation('admin')
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<CheckedList | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const { mutate, isPending } = useInvite({ onSuccess: setInvitation })

  function change(next: string) {
    setText(next)
    setChecked(null)
    setProblem(null)
  }

  async function check(): Promise<CheckedList> {
    await i18n.loadNamespaces('validation')
    const validation = i18n.getFixedT(null, 'validation')
    const { people, faults } = readPeople(text, {
      username: t('users.invitation.heads.username').split('|'),
      email: t('users.invitation.heads.email').split('|'),
    })
    return {
      people,
      faults: faults.map((fault) => ({
        line: fault.line,
        message: fault.of === 'parts' ? t('users.invitation.parts') : issueText(fault.issue, validation),
      })),
    }
  }

  function send(list: CheckedList) {
    const { people } = list
    setProblem(null)
    if (people.length > invitationLimits.atOnce)
      return setProblem(
        t('users.invitation.tooMany', { most: invitationLimits.atOnce, count: people.length }),
      )
    const users = people.map(({ username, email }) => ({ username, email, userRole: 'user' as const }))
    mutate(users, {
      onError: (error) => {
        const refused = personFaults(error)
        if (refused.length === 0) setProblem(messageOf(error))
        else setChecked(withoutRefused(list, refused))
      },
    })
  }

  async function submit(): Promise<void> {
    const list = await check()
    if (list.people.length + list.faults.length === 0) setProblem(t('users.invitation.nobody'))
    else if (list.faults.length > 0) setChecked(list)
    else send(list)
  }

  async function readFile(file: Blob): Promise<void> {
    try {
      change(await readListFile(file))
    } catch (error) {
      if (!(error instanceof ListFileUnread)) throw error
      setProblem(t(`users.invitation.${error.key}`))
    }
  }

  return {
    text,
    change,
    readFile: (file: Blob) => void readFile(file),
    submit: () => void submit(),
    /** Makes those with whom nothing is wrong. */
    submitRest: () => checked && send(checked),
    checked,
    problem,
    invitation,
    isPending,
  }
}

function withoutRefused(
  { people, faults }: CheckedList,
  refused: readonly { index: number; message: string }[],
): CheckedList {
  const indexes = new Set(refused.map(({ index }) => index))
  const found = refused.map(({ index, message }) => ({ line: people[index]?.line ?? 0, message }))
  return {
    people: people.filter((_, index) => !indexes.has(index)),
    faults: [...faults, ...found].sort((one, other) => one.line - other.line),
  }
}
