/** The little of s3rver (a stand-in for S3, without types of its own) that the tests use. */
declare module 's3rver' {
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Partial<Options>);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
