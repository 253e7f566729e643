import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../shared/Icon.tsx'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.css'
import { mainNavigation } from './navigation.ts'
import { Preferences } from './Preferences.tsx'

const socialSites = ['weixin', 'weibo', 'github'] as const

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.tagline}>{t('product.tagline')}</p>
        </div>
        <nav aria-label={t('footer.links')}>
          <h2 className={styles.title}>{t('footer.links')}</h2>
          <ul className={styles.links}>
            {mainNavigation.map(({ path, nameKey }) => (
              <li key={path}>
                <Link to={path}>{t(nameKey)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <Contact />
        <div>
          <h2 className={styles.title}>{t('footer.follow')}</h2>
          <div className={styles.social}>
            {socialSites.map((site) => (
              // biome-ignore lint/a11y/useValidAnchor: the specification has placeholders here.
              <a key={site} className={styles.socialLink} href="#" aria-label={t(`footer.${site}`)}>
                <Icon name={site} />
              </a>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.end}>
        {/* The server's year may differ for some hours. */}
        <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <Preferences />
      </div>
    </footer>
  )
}

function Contact() {
  const { t } = useTranslation()
  return (
    <div>
      <h2 className={styles.title}>{t('footer.contact')}</h2>
      <ul>
        <li className={styles.contact}>
          <Icon name="phone" size={16} />
          {t('footer.phone')}
        </li>
        <li className={styles.contact}>
          <Icon name="mail" size={16} />
          {t('footer.email')}
        </li>
      </ul>
    </div>
  )
}
