import type { TFunction } from 'i18next'

/** The document's title: the page's, followed by the product's name. */
export function pageTitle(t: TFunction, title: string): string {
  return `${title} - ${t('product.name')}`
}
