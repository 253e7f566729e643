import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { resources } from '../../resources/registry.ts'
import { ACTS } from '../../shared/queue/use-queue-keys.ts'
import { createNavigation } from '../navigation.ts'
import type { SearchEntry, SearchGroup } from './search-group.ts'

const pages = createNavigation(resources).flatMap(({ entries }) => entries)
const forms = resources.filter(({ screens }) => screens?.create)

/** The buttons of the page that is open, by what they say. */
export function findPageActs(): SearchEntry[] {
  const found = document.querySelectorAll<HTMLElement>(`[${ACTS}] button:not(:disabled), [${ACTS}] a[href]`)
  return [...found].map((element, index) => ({
    key: `act-${index}`,
    text: element.textContent.trim() || (element.getAttribute('aria-label') ?? ''),
    choose: () => element.click(),
  }))
}

/** The pages of the menu, and the forms of what can be made. */
export function usePageEntries(): SearchGroup {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const entry = (path: string, text: string) => ({ key: path, text, choose: () => void navigate(path) })
  return {
    title: t('search.pages'),
    entries: [
      ...pages.map(({ path, title }) => entry(`/${path}`, t(`page.${title}`))),
      ...forms.map(({ name }) => entry(`/${name}/create`, t(`resources.${name}.create`))),
    ],
  }
}
