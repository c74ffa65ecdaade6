declare module "@adobe/structured-data-validator" {
  /** The package ships no types; this much of it is used. */
  export default class Validator {
    validate(data: {
      readonly errors: readonly unknown[];
      readonly jsonld: Readonly<Record<string, unknown>>;
    }): Promise<readonly { readonly issueMessage: string; readonly rootType: string }[]>;
  }
}
