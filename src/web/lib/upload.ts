import type { UploadEndpoint } from "#contract/endpoint.ts";
import {
  type Answer,
  type AnyInput,
  ApiError,
  addressOf,
  type Input,
  readAnswer,
  UNREACHABLE,
} from "./api.ts";

interface AnyUpload extends AnyInput {
  files: Record<string, File | undefined>;
  /** Bytes of the files that have left, of all. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
}

type UploadInput<E extends UploadEndpoint> = Input<E> &
  Pick<AnyUpload, "onProgress"> & { files: { [Name in keyof E["files"]]?: File | undefined } };

/**
 * `await upload(uploadResume, { files: { resume }, onProgress })`: a call that sends files. Refusals
 * are the ApiError of every call; given up through `signal`, it rejects with the signal's reason.
 */
export async function upload<E extends UploadEndpoint>(
  endpoint: E,
  input: UploadInput<E>,
): Promise<Answer<E>> {
  const { status, text } = await transfer(endpoint, input);
  return readAnswer<E["response"]>(endpoint.response, status, text);
}

/** With XMLHttpRequest, because `fetch` does not say how much has been sent. */
function transfer({ method, path }: UploadEndpoint, input: AnyUpload) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { signal } = input;
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open(method, addressOf(path, input));
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = (event) => report(event, input);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError(0, "unavailable", UNREACHABLE));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener("abort", giveUp);
    signal?.addEventListener("abort", giveUp);
    request.send(formOf(input));
  });
}

/** The fields go first: a server can judge them before a large file has arrived. */
function formOf({ files, body }: AnyUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
}

/** The form around the files has bytes too, sent before them; a person knows only the files. */
function report(event: ProgressEvent, { files, onProgress }: AnyUpload) {
  const total = Object.values(files).reduce((sum, file) => sum + (file?.size ?? 0), 0);
  const around = event.total - total;
  onProgress?.(Math.max(0, event.loaded - around), total);
}
