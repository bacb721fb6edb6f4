import { apiBasePath } from '@platen/model/api';
import { Link, linkOptions } from '@tanstack/react-router';
import { Button } from 'antd';
import { FileJson, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useIsSmall } from '../../../ui/hooks/use-media-query.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useText } from '../../../ui/text.ts';
import { apiDocsTexts } from './api-docs.messages.ts';
import styles from './api-docs.module.css';
import { SampleLanguageProvider } from './doc-samples.tsx';
import { AfterSection } from './sections/after.tsx';
import { AnswersSection } from './sections/answers.tsx';
import { BeforeSection } from './sections/before.tsx';
import { IdentitySection } from './sections/identity.tsx';
import { LimitsSection } from './sections/limits.tsx';
import { ListsSection } from './sections/lists.tsx';
import { OrdersSection } from './sections/orders.tsx';
import { SamplesSection } from './sections/samples.tsx';
import { StatesSection } from './sections/states.tsx';
import { UploadSection } from './sections/upload.tsx';
import { WebhooksSection } from './sections/webhooks.tsx';

/** The sections in order. To add one: its component in `sections`, a line here, and a title in the messages. */
const sections = {
  identity: IdentitySection,
  limits: LimitsSection,
  upload: UploadSection,
  before: BeforeSection,
  orders: OrdersSection,
  after: AfterSection,
  lists: ListsSection,
  answers: AnswersSection,
  states: StatesSection,
  webhooks: WebhooksSection,
  samples: SamplesSection,
} as const satisfies Record<string, () => ReactNode>;

type SectionId = keyof typeof sections;
const ids = Object.keys(sections) as SectionId[];

/** How a merchant's system calls our API, in the reader's language. */
export function ApiDocs() {
  const t = useText(apiDocsTexts);
  const can = useCan();
  const isSmall = useIsSmall();
  const create = {
    key: 'create',
    label: t('newKey'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/api_keys/new' }),
  };
  const contents = <Contents />;
  useEffect(() => {
    // A link into the page: when the router looked for the anchor, the page was not rendered yet.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={linkOptions({ to: '/api_keys' })}
        actions={can('api_keys.create') ? [create] : []}
      />
      <div className={styles.page}>
        <aside className={styles.aside}>
          {isSmall ? (
            <details className={styles.fold}>
              <summary>{t('contents')}</summary>
              {contents}
            </details>
          ) : (
            contents
          )}
          <Button
            className={styles.openApi ?? ''}
            href={`${apiBasePath}/openapi.json`}
            target="_blank"
            icon={<FileJson aria-hidden />}
          >
            {t('openApi')}
          </Button>
        </aside>
        <article className={styles.article}>
          <SampleLanguageProvider>
            {ids.map((id) => {
              const Section = sections[id];
              return (
                <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
                  <h2 id={`${id}-title`} className={styles.title}>
                    {t(`sections.${id}`)}
                  </h2>
                  <Section />
                </section>
              );
            })}
          </SampleLanguageProvider>
        </article>
      </div>
    </>
  );
}

function Contents() {
  const t = useText(apiDocsTexts);
  const current = useCurrentSection();
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ol>
        {ids.map((id) => (
          <li key={id}>
            <Link
              to="/api_keys/doc"
              hash={id}
              activeProps={{}}
              aria-current={current === id ? 'location' : undefined}
              data-current={current === id}
            >
              {t(`sections.${id}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The current section: the last one whose start has scrolled past the upper third of the window. */
function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    function update() {
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? ids[0]);
    }
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return current;
}
