/**
 * The files that a language adds or changes, by path. `files` holds the text of every file of the project, `code` is such as
 * `es`, and `name` is what the language calls itself.
 */
export declare function filesOfLanguage(
  files: ReadonlyMap<string, string>,
  code: string,
  name: string,
): Map<string, string>

/** The text of every file that may list the languages, by path. */
export declare function projectFiles(): Map<string, string>
