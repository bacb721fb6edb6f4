// The shell of the releases: a window of Electron and its file dialogs around the same core. Electron is no dependency of
// the repository, since it fetches a binary when it is installed: `npm install --no-save electron` in this folder and
// `npx electron .` after `npm run desktop` has built the client once.
import { join } from 'node:path';
import { app, BrowserWindow, dialog } from 'electron';
import { openCore } from '../dist/core.js';

const serverUrl = new URL(process.env['PLATEN_SERVER'] ?? 'http://localhost:7300').origin;
const sheets = [{ name: 'Excel, CSV', extensions: ['xlsx', 'csv'] }];

/**
 * @param {object} options
 * @returns {Promise<string | undefined>}
 */
async function pick(options) {
  const { filePaths } = /** @type {{ filePaths: string[] }} */ (await dialog.showOpenDialog(options));
  return filePaths[0];
}

if (app.requestSingleInstanceLock()) {
  await app.whenReady();
  const core = await openCore({
    dataDir: join(app.getPath('userData'), 'client'),
    serverUrl,
    version: app.getVersion(),
    sheetThread: { url: new URL('../dist/sheet-thread.js', import.meta.url) },
    dialogs: {
      pickSheet: () => pick({ properties: ['openFile'], filters: sheets }),
      pickFolder: () => pick({ properties: ['openDirectory', 'createDirectory'] }),
    },
  });
  const open = () => {
    const window = new BrowserWindow({ width: 1440, height: 900, webPreferences: { sandbox: true } });
    window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
    void window.loadURL(core.windowUrl());
  };
  app.on('second-instance', open);
  app.on('window-all-closed', async () => {
    await core.whenIdle();
    if (BrowserWindow.getAllWindows().length > 0) return;
    await core.close();
    app.quit();
  });
  open();
} else app.quit();
