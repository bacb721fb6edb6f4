import type { Locator, Page } from '@playwright/test';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Counts the input of a person: each click, each key or chord, each chosen file, and each value that is typed into a
 * field, whatever its length is.
 */
export class CountingUser {
  actions = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.actions++;
    await target.click();
  }

  async type(text: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.type(text);
  }

  async press(keys: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(keys);
  }

  /** Replaces what a field contains. */
  async replace(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.press('ControlOrMeta+A');
    await this.type(text);
  }

  async choose(button: Locator, file: string | ChosenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.click(button);
    this.actions++;
    await (await chooser).setFiles(file);
  }
}
