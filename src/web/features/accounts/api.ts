import { registerAccount } from "#contract/accounts.ts";
import { call } from "#web/lib/api.ts";

interface NewAccount {
  name: string;
  email: string;
  password: string;
  phone?: string | null | undefined;
}

export function register({ name, email, password, phone }: NewAccount) {
  return call(registerAccount, { body: { name, email, password, phone } });
}
