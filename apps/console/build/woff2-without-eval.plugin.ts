import type { Plugin } from 'vite';

const decoder = /woff2-encoder[\\/]dist[\\/]decompress\.js/;

/**
 * Where the decoder, as Emscripten writes it, makes the functions that it offers: as text, which it has compiled. It is
 * the last part of a function whose names are these: `I` the types of result, class and arguments, `G` how many,
 * `g` and `B` what is called, `AQ` what runs destructors, `l` whether they are collected, `b` whether there is a result.
 */
const compiledInvoker =
  /\(function\(A,I\)\{if\(!\(A instanceof Function\)\)throw TypeError\([^;]*;var C=AG\([^;]*;C\.prototype=A\.prototype;var g=new C,B=A\.apply\(g,I\);return B instanceof Object\?B:g\}\)\(Function,m\)\.apply\(null,h\)/;

/** The same function without text: Emscripten writes it so where code must not be made of text (`DYNAMIC_EXECUTION=0`). */
const plainInvoker = `(...args)=>{
  if(args.length!==G-2)P("called with "+args.length+" arguments, expected "+(G-2));
  const destructors=[];
  const wired=args.map((arg,at)=>I[at+2].toWireType(l?destructors:null,arg));
  const result=g(B,...wired);
  if(l)AQ(destructors);else wired.forEach((arg,at)=>I[at+2].destructorFunction?.(arg));
  return b?I[0].fromWireType(result):undefined
}`;

/** The decoder of WOFF2 fonts as our content security policy lets it run. A version that looks otherwise fails the build. */
export function withoutEval(code: string): string {
  if (!compiledInvoker.test(code)) throw new Error('woff2-encoder has changed: see how it makes its functions now');
  return code.replace(compiledInvoker, () => plainInvoker);
}

export function woff2WithoutEval(): Plugin {
  return {
    name: 'platen:woff2-without-eval',
    transform: { filter: { id: decoder }, handler: (code) => ({ code: withoutEval(code), map: null }) },
  };
}
