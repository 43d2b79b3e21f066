/** A module that a page needs only for some of its data. It is loaded before the page renders. */
export type PagePart = {
  /** Its path, as that of the page in the routes: the server inlines its styles. */
  module: string;
  load(): Promise<void>;
};

export function pagePart<Module>(module: string, load: () => Promise<Module>) {
  let loaded: Module | undefined;
  return {
    module,
    async load() {
      loaded ??= await load();
    },
    /** Undefined before it is loaded. */
    read: () => loaded,
  };
}
