import type { TFunction } from 'i18next'

/** The document's title: the route's, followed by the product's name. */
export function pageTitle(t: TFunction, titleKey: string): string {
  return `${t(titleKey)} - ${t('product.name')}`
}
