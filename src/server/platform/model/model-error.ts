/** What can go wrong with a model, as far as a caller may care. */
export type ModelFault =
  | "timeout"
  | "rate-limited"
  | "http"
  | "network"
  | "bad-response"
  | "invalid-output"
  | "refusal";

/**
 * The model failed. The message is a sentence for the log: it holds neither the key nor a word of
 * what was asked or answered, because both are about people.
 */
export class ModelError extends Error {
  readonly kind: ModelFault;
  constructor(kind: ModelFault, message: string) {
    super(message);
    this.name = "ModelError";
    this.kind = kind;
  }
}
