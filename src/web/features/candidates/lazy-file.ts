/** A file of the page that is fetched when it is first needed. */
export interface LazyFile<File> {
  known: () => File | undefined;
  fetch: () => Promise<File>;
}

/** One that did not come is asked for anew the next time, which `lazy` would not do. */
export function lazyFile<File>(load: () => Promise<File>): LazyFile<File> {
  let file: File | undefined;
  return {
    known: () => file,
    async fetch() {
      file ??= await load();
      return file;
    },
  };
}
