import { runCommand } from './command.ts';
import { readConfig } from './config.ts';

/** Run from its source before the server is built: whoever starts it with a wrong setting learns so at once. */
runCommand(async () => {
  readConfig(process.env);
});
