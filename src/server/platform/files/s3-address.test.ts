import { describe, expect, it } from "vitest";
import { readS3Address } from "./s3-call.ts";

describe("the address of a bucket", () => {
  it("is read part by part, the credentials decoded", () => {
    const url =
      "https://AK%2FID:a%2Fb%2Bc%40d%25e+f@s3.example:9000/my.bucket/a/B-c/?region=eu-west-1";
    expect(readS3Address(url)).toEqual({
      origin: "https://s3.example:9000",
      host: "s3.example:9000",
      bucket: "my.bucket",
      prefix: "a/B-c/",
      region: "eu-west-1",
      accessKeyId: "AK/ID",
      secretAccessKey: "a/b+c@d%e+f",
    });
  });

  it("needs neither a prefix nor a region", () => {
    const { prefix, region } = readS3Address("http://KEY:hush@127.0.0.1:9000/bucket");
    expect({ prefix, region }).toEqual({ prefix: "", region: undefined });
  });

  it.each([
    "not a url",
    "https://host.example/bucket",
    "https://KEY@host.example/bucket",
    "https://KEY:hush/hush@host.example/bucket",
    "https://KEY:hush%@host.example/bucket",
    "https://KEY:hush@host.example/",
    "https://KEY:hush@host.example/bucket/../..",
    "https://KEY:hush@host.example/bucket/a%20b",
    "https://KEY:hush@host.example/bucket?regoin=hush",
    "https://KEY:hush@host.example/bucket?region=hush%20hush",
    "https://KEY:hush@host.example/bucket#hush",
    "ftp://KEY:hush@host.example/bucket",
  ])("is refused, and not repeated: %s", (url) => {
    expect(() => readS3Address(url)).toThrow(/^S3_URL must look like https:\/\/KEY:SECRET@host\//);
    expect(() => readS3Address(url)).not.toThrow(/hush/);
  });
});
