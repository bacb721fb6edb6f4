/// <reference types="vite/client" />

/** The version of the package that this bundle was built from; the server announces the one it serves. */
declare const __WEB_VERSION__: string;

declare module 'virtual:theme.css';
