import { type DragEvent, useEffect, useState } from "react";

/** Takes a file dropped on an element; `over` while one is held above it. */
export function useDrop(onFile: (file: File) => void, refuses: boolean) {
  const [over, setOver] = useState(false);
  useEffect(keepFilesOut, []);

  function onDragOver(event: DragEvent) {
    if (refuses || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  }
  function onDragLeave(event: DragEvent) {
    if (!isInside(event)) setOver(false);
  }
  function onDrop(event: DragEvent) {
    setOver(false);
    if (refuses) return;
    const [first] = event.dataTransfer.files;
    if (!first) return;
    event.preventDefault();
    onFile(first);
  }
  return { over: over && !refuses, target: { onDragOver, onDragLeave, onDrop } };
}

/**
 * A browser opens a file that is dropped beside the target, and the page with all that was typed is
 * gone. Returns how to end that.
 */
function keepFilesOut() {
  window.addEventListener("dragover", refuse);
  window.addEventListener("drop", refuse);
  return () => {
    window.removeEventListener("dragover", refuse);
    window.removeEventListener("drop", refuse);
  };
}

function refuse(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

function hasFiles({ dataTransfer }: Pick<DragEvent | globalThis.DragEvent, "dataTransfer">) {
  return dataTransfer?.types.includes("Files") ?? false;
}

function isInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
