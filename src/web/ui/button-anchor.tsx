import type { ComponentProps } from "react";
import { FRAME, LOOKS, type Looks, SIZES } from "./button.tsx";

/** To a page of somebody else, beside ours. What is handed in has been checked to be a web address. */
export function ButtonAnchor(props: Omit<Looks, "kbd"> & ComponentProps<"a"> & { href: string }) {
  const { look = "solid", size = "regular", className = "", ...rest } = props;
  return (
    <a
      target="_blank"
      rel="noopener noreferrer nofollow"
      {...rest}
      className={`${FRAME} ${LOOKS[look]} ${SIZES[size]} ${className}`}
    />
  );
}
