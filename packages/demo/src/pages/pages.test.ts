import { locales } from '@platen/model/text/locale';
import { readSections } from '@platen/pages/page';
import { describe, expect, it } from 'vitest';
import { demoTemplates } from '../catalogue/catalogue.ts';
import { demoPages, filesOf, sectionsOf } from './pages.ts';

const everyPage = locales.flatMap((locale) => demoPages(locale).map((page) => ({ locale, page, title: page.title })));

describe.each(everyPage)('the page $title', ({ locale, page }) => {
  const names = new Set<string>();
  const sections = sectionsOf(page, {
    urlOf: () => '/a.jpg',
    videoUrlOf: () => '/a.mp4',
    linkTo: (name) => {
      names.add(name);
      return '/sku_templates/1';
    },
  });

  it('is accepted by the schema of the server', () => {
    expect(readSections(sections).findings).toBeUndefined();
  });

  it('links to templates that everyone can order', () => {
    const published = demoTemplates(locale).filter(
      ({ state, visibleTo }) => state === 'published' && visibleTo.length === 0,
    );
    expect([...names].filter((name) => !published.some((template) => template.key === name))).toEqual([]);
    expect(names.size).toBeGreaterThan(2);
  });

  it('has an alternative text for every picture', () => {
    const shown = JSON.stringify(sections);
    expect(filesOf(page).pictures.length).toBeGreaterThan(4);
    expect(shown).not.toContain('"alt":""');
  });
});
