import type { SearchSynonym } from '@app/contract/search-synonym/schemas'
import { synonymLimits } from '@app/contract/search-synonym/values'
import { BooleanInput, maxLength, TextInput, useRecordContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { TermsInput } from '../../shared/form/TermsInput.tsx'

const noteRules = maxLength(synonymLimits.note)

/** The inputs of a group of synonyms. */
export function SynonymInputs() {
  const { t } = useTranslation('admin')
  const record = useRecordContext<SearchSynonym>()
  return (
    <>
      <TermsInput
        source="words"
        label={t('resources.search-synonyms.fields.words')}
        helperText={t('searchSynonyms.wordsHelp', { most: synonymLimits.words })}
      />
      <BooleanInput
        source="isActive"
        helperText={t(record?.isShipped ? 'searchSynonyms.shippedHelp' : 'searchSynonyms.activeHelp')}
      />
      <TextInput
        source="note"
        validate={noteRules}
        parse={(note: string) => note}
        helperText={t('searchSynonyms.noteHelp')}
      />
    </>
  )
}
