import type { Plugin } from 'vite';

const decoder = /woff2-encoder[\\/]dist[\\/]decompress\.js/;

/**
 * The part of the decoder, as Emscripten generates it, that builds its exported functions from source text and
 * evaluates them. It is the last part of a function with these names: `I` are the types of the result, the class and
 * the arguments, `G` is their count, `g` and `B` are what is called, `AQ` runs destructors, `l` says whether they are
 * collected, and `b` whether there is a result.
 */
const compiledInvoker =
  /\(function\(A,I\)\{if\(!\(A instanceof Function\)\)throw TypeError\([^;]*;var C=AG\([^;]*;C\.prototype=A\.prototype;var g=new C,B=A\.apply\(g,I\);return B instanceof Object\?B:g\}\)\(Function,m\)\.apply\(null,h\)/;

/** The same function without evaluating text, as Emscripten generates it with `DYNAMIC_EXECUTION=0`. */
const plainInvoker = `(...args)=>{
  if(args.length!==G-2)P("called with "+args.length+" arguments, expected "+(G-2));
  const destructors=[];
  const wired=args.map((arg,at)=>I[at+2].toWireType(l?destructors:null,arg));
  const result=g(B,...wired);
  if(l)AQ(destructors);else wired.forEach((arg,at)=>I[at+2].destructorFunction?.(arg));
  return b?I[0].fromWireType(result):undefined
}`;

/**
 * Patches the WOFF2 decoder so that it runs under our content security policy. A decoder version with different code
 * fails the build.
 */
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
