import { readSections } from '@platen/pages/page';
import { describe, expect, it } from 'vitest';
import { demoTemplates } from '../catalogue/catalogue.ts';
import { demoPages, picturesOf, sectionsOf } from './pages.ts';

describe.each(demoPages)('the page $title', (page) => {
  const names = new Set<string>();
  const sections = sectionsOf(page, {
    urlOf: () => '/a.jpg',
    filmUrlOf: () => '/a.mp4',
    linkTo: (name) => {
      names.add(name);
      return '/sku_templates/1';
    },
  });

  it('is one that the server takes', () => {
    expect(readSections(sections).findings).toBeUndefined();
  });

  it('leads to templates that everyone can order', () => {
    const published = demoTemplates.filter(({ state, visibleTo }) => state === 'published' && visibleTo.length === 0);
    expect([...names].filter((name) => !published.some((template) => template.name === name))).toEqual([]);
    expect(names.size).toBeGreaterThan(2);
  });

  it('says of every picture what it shows', () => {
    const shown = JSON.stringify(sections);
    expect(picturesOf(page).length).toBeGreaterThan(4);
    expect(shown).not.toContain('"alt":""');
  });
});
