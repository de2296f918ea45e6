import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

export function TextLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
