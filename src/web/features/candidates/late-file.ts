/** A file of the page that is fetched when it is first needed. */
export interface LateFile<File> {
  known: () => File | undefined;
  fetch: () => Promise<File>;
}

/** One that did not come is asked for anew the next time, which `lazy` would not do. */
export function lateFile<File>(load: () => Promise<File>): LateFile<File> {
  let file: File | undefined;
  return {
    known: () => file,
    async fetch() {
      file ??= await load();
      return file;
    },
  };
}
