import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { forgetMatches } from "#web/lib/forget-matches.ts";

/** Spec 1 §2: back to the upload, with matches, resume and comparison forgotten. */
export function useStartOver(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    void navigate("/");
    forgetMatches(client);
  };
}
