import { type ComponentProps, useState } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { CONTROL, describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

interface FieldProps extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id"> {
  onEdit?: () => void;
}

/** A line of text; a password also has a button that shows it. */
export function Field({ label, optional, hint, error, onEdit, ...input }: FieldProps) {
  const { id, type = "text" } = input;
  const [shown, setShown] = useState(false);
  const texts = { id, label, optional, hint, error };
  return (
    <FieldFrame {...texts}>
      <div className="relative">
        <input
          {...input}
          type={type === "password" && shown ? "text" : type}
          onChange={(event) => {
            input.onChange?.(event);
            onEdit?.();
          }}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(texts)}
          className={`${CONTROL} ${type === "password" ? "pr-11" : ""}`}
        />
        {type === "password" && (
          <Button
            look="quiet"
            size="icon"
            className="absolute top-[3px] right-[3px]"
            aria-label={shown ? "Hide password" : "Show password"}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? "eye-off" : "eye"} />
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
