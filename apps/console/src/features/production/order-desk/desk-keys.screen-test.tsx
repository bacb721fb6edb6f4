import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

it('distinguishes a scan from a letter, and ignores typing in a field', async () => {
  const letters: string[] = [];
  const scans: string[] = [];
  function Desk() {
    useDeskKeys({ onLetter: (letter) => letters.push(letter), onScan: (text) => scans.push(text) });
    return <input aria-label="Search" />;
  }
  await showScreen(<Desk />);
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('S');
  await expect.poll(() => letters).toEqual(['s']);
  // Like a scanner: all characters at once, then Enter.
  for (const key of [...'OD261116000016', 'Enter']) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  await expect.poll(() => scans).toEqual(['OD261116000016']);
  await page.getByRole('textbox').fill('d');
  await userEvent.keyboard('d{Enter}');
  expect([letters, scans]).toEqual([['s'], ['OD261116000016']]);
});

it('keeps the first characters of a scan that a busy page gets to late', async () => {
  const letters: string[] = [];
  const scans: string[] = [];
  const listening: true[] = [];
  function Desk() {
    useDeskKeys({ onLetter: (letter) => letters.push(letter), onScan: (text) => scans.push(text) });
    // Effects run in their order: the keys are listened to by then.
    useEffect(() => void listening.push(true), []);
    return null;
  }
  await showScreen(<Desk />);
  await expect.poll(() => listening).not.toEqual([]);
  const keys = [...'OD261116000017', 'Enter'].map((key, index) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    // When they were pressed: this page may be too busy to make them as fast as a scanner.
    Object.defineProperty(event, 'timeStamp', { value: 1000 + index * 5 });
    return event;
  });
  for (const key of keys.slice(0, 3)) window.dispatchEvent(key);
  // More than the pause after which no further key of a scan is expected.
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const key of keys.slice(3)) window.dispatchEvent(key);
  expect([letters, scans]).toEqual([[], ['OD261116000017']]);
});
