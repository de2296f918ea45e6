import { inject } from "vitest";
import { useBuiltFilesOf } from "#server/platform/processes/built-file.ts";

// Before each test file: threads and child processes of an app under test are started from this build.
useBuiltFilesOf(inject("builtServer"));
