/**
 * Products of matrices in WebAssembly: many times faster than plain loops, and the same bits on every machine, because
 * its numbers and the order of its sums are laid down. linear.wat is the source; this is the same, assembled.
 */
const ASSEMBLED =
  "AGFzbQEAAAABEAJgAXsBfWAHf39/f39/fwADAwIAAQUDAQABBxMCBm1lbW9yeQIABmxpbmVhcgABCpkFAhkAIAD9HwAgAP0fAZIgAP0fAiAA/R8DkpIL/AQCDH8LeyAGQQJ0IQcgBUECdCEIQQAhCQNAQQAhCgNAIAEgCSAHbGohDCAMIAdqIQ0gACAKIAdsaiEOIA4gB2ohDyAPIAdqIRAgECAHaiER/QwAAAAAAAAAAAAAAAAAAAAAIRb9DAAAAAAAAAAAAAAAAAAAAAAhF/0MAAAAAAAAAAAAAAAAAAAAACEY/QwAAAAAAAAAAAAAAAAAAAAAIRn9DAAAAAAAAAAAAAAAAAAAAAAhGv0MAAAAAAAAAAAAAAAAAAAAACEb/QwAAAAAAAAAAAAAAAAAAAAAIRz9DAAAAAAAAAAAAAAAAAAAAAAhHUEAIQsDQCAMIAtq/QAEACETIA0gC2r9AAQAIRQgDiALav0ABAAhFSAWIBUgE/3mAf3kASEWIBogFSAU/eYB/eQBIRogDyALav0ABAAhFSAXIBUgE/3mAf3kASEXIBsgFSAU/eYB/eQBIRsgECALav0ABAAhFSAYIBUgE/3mAf3kASEYIBwgFSAU/eYB/eQBIRwgESALav0ABAAhFSAZIBUgE/3mAf3kASEZIB0gFSAU/eYB/eQBIR0gC0EQaiELIAsgB0kNAAsgAyAKIAhsIAlBAnRqaiESIAIgCUECdGohCyASIBYQACALKgIAkjgCACASIBoQACALKgIEkjgCBCASIAhqIRIgEiAXEAAgCyoCAJI4AgAgEiAbEAAgCyoCBJI4AgQgEiAIaiESIBIgGBAAIAsqAgCSOAIAIBIgHBAAIAsqAgSSOAIEIBIgCGohEiASIBkQACALKgIAkjgCACASIB0QACALKgIEkjgCBCAKQQRqIQogCiAESQ0ACyAJQQJqIQkgCSAFSQ0ACws=";
const PAGE = 65536;

export interface Room {
  /** All numbers, weights and those worked with. */
  readonly numbers: Float32Array;
  /** y[m × n] = x[m × k] · w[n × k]ᵀ + b[n]; places count numbers. m and k are multiples of 4, n of 2. */
  readonly linear: (at: Product) => void;
}

interface Product {
  readonly x: number;
  readonly w: number;
  readonly b: number;
  readonly y: number;
  readonly m: number;
  readonly n: number;
  readonly k: number;
}

export function openRoom(size: number): Room {
  const assembled = new WebAssembly.Module(Buffer.from(ASSEMBLED, "base64"));
  // What linear.wat exports.
  const { memory, linear } = new WebAssembly.Instance(assembled).exports as unknown as {
    memory: WebAssembly.Memory;
    linear: (...places: number[]) => void;
  };
  memory.grow(Math.ceil((size * 4) / PAGE));
  return {
    numbers: new Float32Array(memory.buffer, 0, size),
    linear: ({ x, w, b, y, m, n, k }) => linear(x * 4, w * 4, b * 4, y * 4, m, n, k),
  };
}
