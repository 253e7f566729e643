import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../shared/Icon.tsx'
import { useRootStore } from '../../shared/root/store-context.ts'
import { SOCIAL_SITES } from '../../shared/site-settings.ts'
import { Brand } from '../Brand.tsx'
import { mainNavigation } from '../navigation.ts'
import styles from './Footer.module.css'
import { Preferences } from './Preferences.tsx'

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
        <SocialLinks />
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
  const { phone, email } = useRootStore().site
  const { t } = useTranslation()
  return (
    <div>
      <h2 className={styles.title}>{t('footer.contact')}</h2>
      <ul>
        <li className={styles.contact}>
          <Icon name="phone" size={16} />
          <a href={`tel:${phone}`}>{phone}</a>
        </li>
        <li className={styles.contact}>
          <Icon name="mail" size={16} />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </div>
  )
}

function SocialLinks() {
  const { site } = useRootStore()
  const { t } = useTranslation()
  return (
    <div>
      <h2 className={styles.title}>{t('footer.follow')}</h2>
      <div className={styles.social}>
        {SOCIAL_SITES.map((name) => (
          <a
            key={name}
            className={styles.socialLink}
            href={site[name]}
            aria-label={t(`footer.${name}`)}
            {...(site[name] !== '#' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon name={name} />
          </a>
        ))}
      </div>
    </div>
  )
}
