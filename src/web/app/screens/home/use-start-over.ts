import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { compare } from "#contract/comparison.ts";
import { explainMatch, searchJobs } from "#contract/matching.ts";

const CLEARED = [searchJobs, explainMatch, compare].map(({ method, path }) => `${method} ${path}`);

/** Spec 1 §2: back to the upload, with matches, resume and comparison forgotten. */
export function useStartOver(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    void navigate("/");
    for (const line of CLEARED) client.removeQueries({ queryKey: [line] });
  };
}
